import * as z from 'zod/mini'

const entry = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const manifest = z.record(z.string(), entry)

export interface PageFiles {
  /** URLs of the scripts that the sources need, beyond those in the page. */
  readonly scripts: string[]
  /** Their own stylesheet, if any: enough for the first view. */
  readonly styles: string | undefined
}

/** Maps source files to the files that a browser must load. */
export function readManifest(json: string): (sources: readonly string[]) => PageFiles {
  const entries = z.parse(manifest, JSON.parse(json))

  function collect(source: string, files: Set<string>) {
    const found = entries[source]
    if (!found || files.has(found.file)) return
    files.add(found.file)
    for (const one of found.imports ?? []) collect(one, files)
  }

  // The browser already loads the files named in the page.
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
