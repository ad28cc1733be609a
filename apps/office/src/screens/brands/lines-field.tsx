import { TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { splitLines } from './lines.ts'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** List field with one entry per line; keeps the text as typed. */
export function LinesField({ label, hint, error, values, onChange }: Props) {
  const [typed, setTyped] = useState(values.join('\n'))
  const isTheSame = splitLines(typed).join() === values.join()
  return (
    <TextArea
      label={label}
      rows={3}
      spellCheck={false}
      autoCapitalize="none"
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      value={isTheSame ? typed : values.join('\n')}
      onChange={(text) => {
        setTyped(text)
        onChange(splitLines(text))
      }}
    />
  )
}
