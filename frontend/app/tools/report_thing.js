/* Reporting a club, a collection or a notebook as a whole. */
import { toast } from '../../ui/alerts/toast.js';
import { fill } from '../../ui/controls/dialog.js';
import { report_fields } from '../../ui/controls/report_form.js';
import { t } from '../../locales/text.js';

/**
 * Ask for the reason, and send the report.
 * @param {{run: (fn: () => Promise<void>) => Promise<unknown>}} act
 * @param {string} title
 * @param {(body: {reason: string, text: string}) => Promise<unknown>} done
 */
export async function report_thing(act, title, done) {
  const values = await fill({ title: t('common-report-thing-title', { title }), text: t('common-report-thing-about'),
    body: report_fields(), yes: t('common-report-thing'), grave: true });
  if (!values) return;
  await act.run(async () => {
    await done({ reason: String(values.get('reason')), text: String(values.get('text')) });
    toast(t('common-report-done'));
  });
}
