import * as z from 'zod/mini'

const entry = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const manifest = z.record(z.string(), entry)

export interface Needed {
  /** Addresses of all the code that the sources need, beyond what the page names itself. */
  readonly scripts: string[]
  /** Where they come with styles of their own, these are enough for the first view. */
  readonly styles: string | undefined
}

/** From source files to what a browser has to load for them. */
export function readManifest(json: string): (sources: readonly string[]) => Needed {
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
    const [styles] = sources.flatMap((source) => entries[source]?.css ?? [])
    return {
      scripts: [...files].filter((file) => !named.has(file)).map((file) => `/${file}`),
      styles: styles && `/${styles}`,
    }
  }
}
