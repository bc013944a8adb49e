/* What the validator says of a plan. */

/** A report with the files it is about; a fault of a rule set that several rows name is told once. */
export function told_once(report, files) {
  const seen = new Set();
  const faults = report.faults.filter(({ file, line, column, code, message }) => {
    const key = [file, line, column, code, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
  const fewer = (severity) => report.faults.filter((one) => one.severity === severity).length
    - faults.filter((one) => one.severity === severity).length;
  return { ...report, faults, files, error_count: report.error_count - fewer('error'),
    warning_count: report.warning_count - fewer('warning') };
}
