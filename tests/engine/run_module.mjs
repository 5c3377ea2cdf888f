// Runs calls of a module on an image of its memory: node run_module.mjs MODULE IMAGE CALLS RESULT
import { readFileSync, writeFileSync } from 'node:fs'

const [module, image, calls, result] = process.argv.slice(2)
const compiled = new WebAssembly.Module(readFileSync(module))
const manifest = JSON.parse(
  new TextDecoder().decode(WebAssembly.Module.customSections(compiled, 'wildcards')[0]),
)
const bytes = readFileSync(image)
const memory = new WebAssembly.Memory({ initial: bytes.length / 65536 })
new Uint8Array(memory.buffer).set(bytes)
const { tables, slots, todo } = JSON.parse(readFileSync(calls))
const { exports } = new WebAssembly.Instance(compiled, {
  wildcards: { memory, tables: new WebAssembly.Global({ value: 'i32' }, tables) },
})
for (const [name, values] of todo) {
  if (!(name in manifest.functions)) throw new Error(`the manifest does not name ${name}`)
  const row = new BigInt64Array(memory.buffer, slots, values.length)
  values.forEach((value, i) => (row[i] = BigInt(value)))
  exports[name](slots)
}
writeFileSync(result, new Uint8Array(memory.buffer))
