/** Makes what the browser needs to run this project's Python: Pyodide, the standard modules that are used, msgspec and the
 * package itself, all as `.pyc` in archives that are not compressed (whoever sends them compresses better).
 *
 * usage: node build.mjs SOURCES WHEEL OUT [compressed]
 *
 * `compressed`: with twins that a web space can send instead, which takes its time.
 *
 * Pyodide itself runs here: it compiles, and plays whole games to see which modules that takes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { loadPyodide, version } from 'pyodide';

const [sources, wheel, out, compressed] = process.argv.slice(2);
const PYODIDE = join(import.meta.dirname, 'node_modules', 'pyodide');
const SITE = '/lib/python3.14/site-packages';
/** Comes only when somebody plays against it. */
const WEIGHTS = 'wildcards/bots/master.weights';

/** One that works, and one that does nothing but play: what it has loaded then is what playing takes. What is compiled knows
 * its lines, not its columns, which would be a fifth of it. */
const workshop = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONNODEBUGRANGES: '1' } });
workshop.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel', { extractDir: SITE });
for (const file of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || /\.(pyc|ftl)$/.test(file.name) || file.parentPath.includes('web_dist')) continue;
    const path = join(file.parentPath, file.name);
    put(workshop.FS, `${SITE}/wildcards/${relative(sources, path).split(sep).join('/')}`, readFileSync(path));
}
const table = await loadPyodide({ indexURL: PYODIDE, fsInit: (system) => copy(system, SITE) });

const run = (python, name) =>
    python.runPythonAsync(readFileSync(join(import.meta.dirname, name), 'utf8'), { filename: name });
const [about, learned, files] = (await run(table, 'rehearsal.py')).toJs();
workshop.globals.set('used', workshop.toPy(files));
workshop.globals.set('finder', readFileSync(join(import.meta.dirname, 'sitecustomize.py'), 'utf8'));
const archives = await run(workshop, 'pack.py');
const [standard, site] = ['standard', 'site'].map((name) => archives.get(name).toJs());

rmSync(out, { recursive: true, force: true });
/** Whatever changes with Pyodide, and whatever changes with this project, so that an update brings only what is new. */
const runtime = folder('python', {
    'pyodide.js': withoutMap(readFileSync(join(PYODIDE, 'pyodide.mjs'), 'utf8')),
    'pyodide.asm.js': withoutMap(readFileSync(join(PYODIDE, 'pyodide.asm.mjs'), 'utf8')),
    'pyodide.asm.wasm': readFileSync(join(PYODIDE, 'pyodide.asm.wasm')),
    'standard.zip': standard,
});
const game = folder('game', { 'site.zip': site });
const weights = folder('master', { 'master.weights': readFileSync(join(sources, ...WEIGHTS.split('/').slice(1))) });
const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8'));
writeFileSync(
    join(out, 'runtime.json'),
    JSON.stringify({
        pyodide: version,
        lock: { info, packages: {} },
        ...runtime,
        ...game,
        ...weights,
        learned,
        about: JSON.parse(about),
    }),
);

const licence = workshop.FS.readdir(SITE).find((name) => /^msgspec-.*\.dist-info$/.test(name));
const { license, homepage } = JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8'));
writeFileSync(
    join(out, 'licences.md'),
    `\n## pyodide - ${version} (${license})\n\nIts source is at ${homepage}.\n` +
        `\n## Python - ${info.python} (PSF-2.0)\n\n${workshop.runPython('import sys; sys.copyright')}\n` +
        `\n## ${licence.replace('.dist-info', '').replace('-', ' - ')} (BSD-3-Clause)\n\n` +
        workshop.FS.readFile(`${SITE}/${licence}/licenses/LICENSE`, { encoding: 'utf8' }),
);

function put(system, path, data) {
    system.mkdirTree(dirname(path));
    system.writeFile(path, data);
}

async function copy(system, folder) {
    for (const name of workshop.FS.readdir(folder)) {
        const path = `${folder}/${name}`;
        if (name === '.' || name === '..') continue;
        if (workshop.FS.isDir(workshop.FS.stat(path).mode)) await copy(system, path);
        else put(system, path, workshop.FS.readFile(path));
    }
}

/** Debuggers would ask for what is not there. Not every web space knows that `.mjs` is a script, so none is called so. */
function withoutMap(code) {
    return Buffer.from(code.replace(/\/\/# sourceMappingURL=.*\s*$/, ''));
}

/** Files in a folder that is named after what they hold, with their twins. */
function folder(name, files) {
    const hash = createHash('sha256');
    for (const data of Object.values(files)) hash.update(data);
    const path = `${name}-${hash.digest('hex').slice(0, 12)}`;
    mkdirSync(join(out, path), { recursive: true });
    for (const [file, data] of Object.entries(files)) {
        writeFileSync(join(out, path, file), data);
        if (!compressed || file.endsWith('.weights')) continue; // nothing makes these smaller
        writeFileSync(join(out, path, `${file}.br`), brotli(data));
        writeFileSync(join(out, path, `${file}.gz`), gzipSync(data, { level: 9 }));
    }
    return { [name]: path };
}

/** Pyodide itself takes half a minute, so what was compressed once is kept. */
function brotli(data) {
    const kept = join(PYODIDE, '..', '.cache', `${createHash('sha256').update(data).digest('hex')}.br`);
    if (existsSync(kept)) return readFileSync(kept);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
    const small = brotliCompressSync(data, { params });
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, small);
    return small;
}
process.exit(0);
