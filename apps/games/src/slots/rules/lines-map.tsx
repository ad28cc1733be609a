import { useSpeech } from '#kit/words'
import { PositionsMap } from './positions-map.tsx'

/** Map of every win line. */
export function LinesMap({ lines, rows }: { lines: readonly (readonly number[])[]; rows: number }) {
  const { say } = useSpeech()
  return (
    <ol class="game-lines">
      {lines.map((line, index) => (
        <li key={line.join('-')}>
          <PositionsMap
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
