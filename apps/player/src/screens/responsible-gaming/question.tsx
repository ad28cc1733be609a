import { useId } from 'react'
import { Option } from '#features/option'

interface Props {
  lead: string
  text: string
  /** Answers from never to almost always. */
  answers: readonly string[]
  chosen: number | undefined
  fault: string | undefined
  onChoose: (answer: number) => void
}

/** One question of the self-test. */
export function Question({ lead, text, answers, chosen, fault, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset
      className="min-w-0"
      {...(fault !== undefined && { 'aria-describedby': `${name}fault` })}
    >
      <legend className="mb-2">
        <span className="block text-sm text-text-quiet">{lead}</span>
        <span className="block font-semibold">{text}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {answers.map((label, answer) => (
          <Option
            key={label}
            name={name}
            value={String(answer)}
            label={label}
            isChosen={answer === chosen}
            onChoose={() => onChoose(answer)}
          />
        ))}
      </div>
      {fault !== undefined && (
        <p id={`${name}fault`} className="mt-2 text-sm text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
