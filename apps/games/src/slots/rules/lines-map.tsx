import { useSpeech } from '#kit/words'
import { PlacesMap } from './places-map.tsx'

/** Every line as it goes over the reels. */
export function LinesMap({ lines, rows }: { lines: readonly (readonly number[])[]; rows: number }) {
  const { say } = useSpeech()
  return (
    <ol class="game-lines">
      {lines.map((line, index) => (
        <li key={line.join('-')}>
          <PlacesMap
            reels={line.length}
            rows={rows}
            lit={line.map((row, reel) => [reel, row])}
            line={line}
            label={say('line_map', {
              line: index + 1,
              rows: line.map((row) => row + 1).join(' '),
            })}
          />
          <span aria-hidden="true">{index + 1}</span>
        </li>
      ))}
    </ol>
  )
}
