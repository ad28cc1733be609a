import { join } from '@fairhouse/ui'
import { markPath } from './mark.tsx'

const thirds = [0, 1, 2]
const lineLength = 2 * Math.PI * 164
const legendLength = 262
const roomyLetters = 16

/** The brand's seal with its name; decorative, so hidden from screen readers. */
export function Seal({ name, className }: { name: string; className?: string }) {
  return (
    <div aria-hidden="true" className={join('seal aspect-square text-stage-accent', className)}>
      <div className="rosette absolute inset-0" />
      <svg viewBox="0 0 400 400" className="absolute inset-0">
        <Legend name={name} />
        <path
          d={markPath}
          transform="translate(156 152) scale(2.75)"
          fillRule="evenodd"
          className="fill-stage-accent"
        />
      </svg>
    </div>
  )
}

/** The name three times around, with a diamond between. */
function Legend({ name }: { name: string }) {
  return (
    <g className="fill-current">
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
