import * as z from 'zod/mini'

const entry = z.object({ file: z.string(), imports: z.optional(z.array(z.string())) })
const manifest = z.record(z.string(), entry)

/** From source files to the addresses of all the code that they need, each once. */
export function readManifest(json: string): (sources: readonly string[]) => string[] {
  const entries = z.parse(manifest, JSON.parse(json))

  function collect(source: string, files: Set<string>) {
    const found = entries[source]
    if (!found || files.has(found.file)) return
    files.add(found.file)
    for (const one of found.imports ?? []) collect(one, files)
  }

  // What the page itself names is on its way already.
  const named = new Set<string>()
  collect('index.html', named)
  return (sources) => {
    const files = new Set(named)
    for (const source of sources) collect(source, files)
    return [...files].filter((file) => !named.has(file)).map((file) => `/${file}`)
  }
}
