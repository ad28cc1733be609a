import { samples } from './samples.ts'

/** The gallery in both themes side by side: a frame each, since a theme is a whole document's. */
export function ThemePair({ address }: { address: string }) {
  return (
    <main className="grid h-dvh grid-rows-2 lg:grid-cols-2 lg:grid-rows-1">
      {(['dark', 'light'] as const).map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this page itself
        <iframe
          key={theme}
          title={samples.themes[theme]}
          src={`${address}?theme=${theme}`}
          className="size-full border-0"
        />
      ))}
    </main>
  )
}
