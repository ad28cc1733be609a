import type { EntryProps } from './entry.ts'
import { entries } from './entries.ts'
import { samples } from './samples.ts'

/** Every component in its states, in the theme of the document. */
export function Gallery({ now }: EntryProps) {
  return (
    <main className="mx-auto grid max-w-5xl grid-cols-1 gap-12 px-4 py-10 md:px-8">
      <header>
        <h1 className="text-4xl font-semibold tracking-tight">{samples.title}</h1>
        <p className="mt-2 text-text-quiet">{samples.intro}</p>
      </header>
      {Object.entries(entries).map(([name, Entry]) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2
            id={`${name}-title`}
            className="mb-5 border-b border-line pb-2 text-sm font-semibold text-accent"
          >
            {name}
          </h2>
          <div className="flex flex-wrap items-center gap-4">
            <Entry now={now} />
          </div>
        </section>
      ))}
    </main>
  )
}
