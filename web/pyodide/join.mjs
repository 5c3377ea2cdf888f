/** Puts Python beside the built client, and tells the page of it.
 *
 * usage: node join.mjs CLIENT RUNTIME OUT [alone]
 *
 * `alone`: for a folder on any web space, with no server behind it. */
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const [client, runtime, out, alone] = process.argv.slice(2);
/** What the server says in a header, for a space that says nothing. */
const POLICY =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
    "base-uri 'none'; form-action 'none'";
/** A server sends Brotli, or the file itself. */
const isCopied = (name) => !/runtime\.json$|licences\.md$/.test(name) && (alone !== undefined || !name.endsWith('.gz'));

rmSync(out, { recursive: true, force: true });
cpSync(client, out, { recursive: true });
cpSync(runtime, join(out, 'local'), { recursive: true, filter: isCopied });
const page = join(out, 'index.html');
writeFileSync(page, withRuntime(readFileSync(page, 'utf8')));
appendFileSync(join(out, 'licences.md'), readFileSync(join(runtime, 'licences.md')));
writeFileSync(join(out, 'service-worker.js'), serviceWorker());

function withRuntime(html) {
    const about = JSON.parse(readFileSync(join(runtime, 'runtime.json'), 'utf8'));
    const told = JSON.stringify({ ...about, ...(alone && { alone: true }) }).replaceAll('<', '\\u003c');
    const tags =
        `<script type="application/json" id="runtime">${told}</script>` +
        '<link rel="manifest" href="./manifest.webmanifest">' +
        '<link rel="apple-touch-icon" href="./icons/apple-touch-icon.png">';
    const policy = alone ? `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` : '';
    return html.replace('<head>', `<head>${policy}`).replace('</head>', `${tags}</head>`);
}

/** The service worker, with the names of all files that are to be kept. Icons go to the system, when it installs the app. */
function serviceWorker() {
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => relative(out, join(file.parentPath, file.name)).split(sep).join('/'))
        .filter((file) => !/\.(br|gz|md)$|service-worker|^icons\//.test(file))
        .sort();
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
    const built = {
        version: hash.digest('hex').slice(0, 12),
        client: files.filter((file) => !file.startsWith('local/')),
        later: files.filter((file) => file.startsWith('local/')),
    };
    const code = readFileSync(join(import.meta.dirname, '../src/local/service.js'), 'utf8');
    return code.replace('= BUILT;', `= ${JSON.stringify(built)};`);
}
