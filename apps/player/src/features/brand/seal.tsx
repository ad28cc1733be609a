import { useMemo } from 'react'
import { join } from '@fairhouse/ui'
import { markPath } from './mark.tsx'
import { ringPath, rings } from './rosette.ts'

const thirds = [0, 1, 2]
const lineLength = 2 * Math.PI * 164
const legendLength = 262
const roomyLetters = 16

/** The brand's seal, engraved with its own name; an ornament, so nothing of it is read out. */
export function Seal({ name, className }: { name: string; className?: string }) {
  const paths = useMemo(() => rings.map(ringPath), [])
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      className={join('seal fill-none stroke-engraving', className)}
    >
      {[197, 182, 157, 72, 68].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} strokeWidth="0.8" />
      ))}
      {paths.map((path) => (
        <path key={path.length} d={path} strokeWidth="0.55" strokeOpacity="0.8" />
      ))}
      <Legend name={name} />
      <path
        d={markPath}
        transform="translate(156 152) scale(2.75)"
        fillRule="evenodd"
        className="fill-accent stroke-none"
      />
    </svg>
  )
}

/** The name three times around, a diamond between each two. */
function Legend({ name }: { name: string }) {
  return (
    <g className="fill-engraving stroke-none">
      <path id="seal-line" d="M200 364a164 164 0 1 1 .1 0" fill="none" />
      {thirds.map((third) => (
        <text key={third} className="text-[15px] font-semibold" textAnchor="middle">
          <textPath
            href="#seal-line"
            startOffset={((third + 0.5) / 3) * lineLength}
            textLength={legendLength}
            lengthAdjust={name.length > roomyLetters ? 'spacingAndGlyphs' : 'spacing'}
          >
            {name.toUpperCase()}
          </textPath>
        </text>
      ))}
      {thirds.map((third) => (
        <path
          key={third}
          d="M200 363.5l4 6-4 6-4-6z"
          transform={`rotate(${third * 120} 200 200)`}
        />
      ))}
    </g>
  )
}
