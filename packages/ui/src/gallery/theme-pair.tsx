import { samples } from './samples.ts'

/** Both themes side by side, each in its own frame, because a theme applies to a whole document. */
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
