// documents.mjs - the documents at /docs as pages: frontend/docs in English, frontend/docs/de in German under the same paths, and the rules of each game. All
// of them have one frame, whose words are in the catalogues of the page, and a link to the same document in the other languages. What programs read (samples,
// schemas, the reference of the interface) is there once.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENTED, LANGUAGES } from '../frontend/locales/text.js';
import { game_schemas } from './game-schemas.mjs';
import { in_language } from './shell.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'frontend/docs');
const library = createRequire(join(root, 'frontend/package.json'));
const { Marked } = library('marked');
const { gfmHeadingId } = library('marked-gfm-heading-id');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The languages that documents are in, English first. */
export const DOCUMENT_LANGUAGES = ['en', ...DOCUMENTED];
const folder_of = (language) => (language === 'en' ? '' : `${language}/`);

// ---- which there are -------------------------------------------------------------------------------------------------------------

/* The games whose rules are documents: those that the first page leads to. */
const games = () => [...read('frontend/docs/index.html').matchAll(/href="\/docs\/rules\/(\w+)"/g)].map(([, game]) => game);

/* The part of an address after /docs/ at which a file of a language's folder is served: "agents/" for agents/index.html. */
const served_at = (file) => file.replace(/(^|(?<=\/))index\.html$|\.md$/, '');

/** The documents of a language: address after /docs/LANGUAGE/ -> path of the source. The reference of the interface is in English only. */
export function documents_of(language) {
  const folder = join(docs, folder_of(language));
  const other = (file) => DOCUMENTED.some((name) => file.startsWith(`${name}/`));
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(md|html)$/.test(file) && file !== 'frame.html' && (language !== 'en' || !other(file)));
  const ending = language === 'en' ? 'md' : `${language}.md`;
  return new Map([...files.sort().map((file) => [served_at(file), `frontend/docs/${folder_of(language)}${file}`]),
    ...games().map((game) => [`rules/${game}`, `backend/games/${game}/RULES.${ending}`])].filter(([, path]) => existsSync(join(root, path))));
}

const all = Object.fromEntries(DOCUMENT_LANGUAGES.map((language) => [language, documents_of(language)]));

/** Whether a document has to be in every language: all but the reference of the interface, which is made from its English description. */
export const is_translated = (address) => address !== 'api/reference.html';

// ---- links -----------------------------------------------------------------------------------------------------------------------

/**
 * Where a link in a document leads: a link to another document leads to its page, in the language of the one that has the link if it is there.
 * @param {string} language of the document
 * @param {string} path of its source in the repository
 * @param {string} href as it stands there
 * @returns {string} an address of this site, of another, or #anchor
 */
export function link_to(language, path, href) {
  if (/^(\w+:|#)/.test(href)) return href;
  const site = 'http://site';
  const from = path.startsWith('backend/') ? `${site}/${path}` : `${site}${path.replace(/^frontend/, '')}`;
  const { pathname, search, hash } = new URL(href.replace(/^(\.\.\/)+frontend\/docs\//, '/docs/'), from);
  const [, found] = /^\/docs\/(.*)$/.exec(pathname) ?? [];
  if (found === undefined) return pathname + search + hash;
  const own = DOCUMENTED.find((name) => found.startsWith(`${name}/`));
  const file = own ? found.slice(own.length + 1) : found;
  const address = [served_at(file), file.replace(/\.html$/, '')].find((one) => all.en.has(one)) ?? file;
  return `/docs/${folder_of(all[language].has(address) ? language : 'en')}${address}${search}${hash}`;
}

// ---- a document ------------------------------------------------------------------------------------------------------------------

/* NAME.html: what it adds to the head, an empty line, and what it says. */
function read_html(text) {
  const [, head, body] = /^([^]*?\n)\n([^]*)$/.exec(text);
  const [, title] = /<title>(.*)<\/title>\n/.exec(head);
  const [, description] = /<meta name="description" content="(.*)">\n/.exec(head);
  return { title, description, body, more: head.replace(/<(title|meta).*\n/g, '').replace(/^(?=.)/gm, '  ') };
}

const marked = new Marked(gfmHeadingId(), {
  // What is wide scrolls by itself, and a keyboard reaches it.
  hooks: { postprocess: (html) => html.replaceAll('<table>', '<div class="wide" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">') },
});

/* NAME.md: its first heading is its title, its first sentence describes it. */
function read_markdown(text) {
  const [, title] = /^# (.*)/.exec(text);
  const body = marked.parse(text);
  const [, first] = /<p>([^]*?[.:])(?:\s|<\/p>)/.exec(body);
  const description = first.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').replace(/:$/, '.');
  return { title: title.replace(/[`<&]/g, ''), description, body, more: '' };
}

/** A document from its source: {title, description, body, more}; `more` belongs into the head. Its links lead to where the site has them. */
export function read_document(language, path) {
  const found = (path.endsWith('.md') ? read_markdown : read_html)(read(path));
  return { ...found, body: found.body.replace(/(<a (?:[^>]* )?href=")([^"]*)"/g, (_, begin, href) => `${begin}${link_to(language, path, href)}"`) };
}

// ---- its page --------------------------------------------------------------------------------------------------------------------

/** The upright typefaces are on every page: a browser fetches them beside the sheet that names them. */
export const type_preloads = () => [...read('frontend/vendor/type.css').matchAll(/url\("([^"]*)"\).*font-style: normal/g)]
  .map(([, href]) => `  <link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>\n`).join('');

const languages_of = (address) => DOCUMENT_LANGUAGES.filter((language) => all[language].has(address));

/* The head of every document: the one of index.html, with another language, title, description and sheets. */
function document_head(shell, language, address, { title, description, more }) {
  const quoted = (text) => text.replaceAll('"', '&quot;');
  const versions = languages_of(address);
  const others = versions.length < 2 ? ''
    : [...versions.map((name) => [name, folder_of(name)]), ['x-default', '']]
      .map(([name, folder]) => `  <link hreflang="${name}" rel="alternate" href="/docs/${folder}${address}">\n`).join('');
  const [head] = shell.split(/(?<=<\/head>\n)/);
  return in_language(head, language).replace(/ *<(link rel="modulepreload"|script type="module"|link rel="stylesheet" href="\/css\/(pages|match)).*\n/g, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}: Quadrivium</title>`)
    .replace(/(property="og:title" content=)".*"/, (_, begin) => `${begin}"${quoted(title)}: Quadrivium"`)
    .replace(/("(?:og:)?description" content=)".*"/g, (_, begin) => `${begin}"${quoted(description)}"`)
    .replace(/(?= *<link rel="stylesheet")/, type_preloads)
    .replace('</head>', `${others}${more}  <link rel="stylesheet" href="/docs/docs.css">\n  <script src="/docs/docs.js" type="module"></script>\n</head>`);
}

/* The links to the same document in other languages, each named in its own. */
const switches = (language, address) => languages_of(address).filter((name) => name !== language)
  .map((name) => `<a rel="alternate" lang="${name}" hreflang="${name}" href="/docs/${folder_of(name)}${address}">${LANGUAGES[name]}</a>`).join(' ');

/* The frame in a language. A link of it to a document that is in English only says so. */
function frame_of(language, address) {
  const linked = (href) => {
    const to = link_to(language, 'frontend/docs/frame.html', href);
    const [, found] = /^\/docs\/(.*)$/.exec(to) ?? [];
    return `href="${to}"${found !== undefined && language !== 'en' && all.en.has(found) ? ' hreflang="en"' : ''}`;
  };
  const text = in_language(read('frontend/docs/frame.html'), language).replace(/href="(\/[^"]*)"/g, (_, href) => linked(href));
  const there = switches(language, address);
  return (there ? text.replace('<!-- other languages -->', there) : text.replace(/ *<nav.*<!-- other languages -->.*\n/, ''))
    .replace(`href="/docs/${folder_of(language)}${address}"`, '$& aria-current="page"');
}

/* A document in the frame that all of them have. What a script draws has a main part and styles of its own. */
function document_page(shell, language, address, { body, ...of }) {
  const [name, start] = of.more.includes('<script') ? ['div', '<div'] : ['main', '<main class="doc"'];
  return document_head(shell, language, address, of) + frame_of(language, address)
    .replace(/<main class="doc"(.*>\n)( *)<\/main>/, (_, begin, indent) => `${start}${begin}${body}${indent}</${name}>`);
}

// ---- the folder that nginx serves ------------------------------------------------------------------------------------------------

/* The JSON Schemas of each game and variant. */
function write_schemas(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(game_schemas(join(root, 'frontend/openapi.yaml')))) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema)}\n`);
}

/**
 * Writes the documents as pages into OUT/docs, where frontend/docs has been copied: nginx serves NAME.html at /docs/NAME. The Markdown stays beside them.
 * @param {string} out
 * @param {string} shell the text of index.html
 */
export function write_documents(out, shell) {
  write_schemas(join(out, 'docs/api/schemas'));
  for (const [language, documents] of Object.entries(all)) {
    for (const [address, path] of documents) {
      const file = join(out, 'docs', folder_of(language), address.replace(/(^|\/)$/, '$1index').replace(/(\.html)?$/, '.html'));
      mkdirSync(dirname(file), { recursive: true });
      if (path.startsWith('backend/')) cpSync(join(root, path), file.replace(/html$/, 'md'));
      writeFileSync(file, document_page(shell, language, address, read_document(language, path)));
    }
  }
}
