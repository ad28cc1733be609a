import { passwordStrength } from '@fairhouse/rules'
import { join } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { TextField, type FieldProps } from './text-field.tsx'

interface Props extends FieldProps {
  /** One that is being chosen: managers offer one, and the meter tells how good it is. */
  isNew?: boolean
}

export function PasswordField({ isNew = false, ...field }: Props) {
  const { ta } = useAccountWords()
  return (
    <div className="flex flex-col gap-2">
      <TextField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...field}
        reveal={{ show: ta('login.password_show'), hide: ta('login.password_hide') }}
      />
      {isNew && <Meter password={field.form.values[field.name] ?? ''} />}
    </div>
  )
}

const levels = ['weak', 'fair', 'good', 'strong'] as const
const colours = { weak: 'bg-bad', fair: 'bg-warn', good: 'bg-accent', strong: 'bg-good' }

/** Advice, never a reason to refuse. */
function Meter({ password }: { password: string }) {
  const { ta } = useAccountWords()
  if (password === '') return null
  const strength = passwordStrength(password)
  const reached = levels.indexOf(strength)
  return (
    <div className="flex items-center gap-1.5 text-xs font-medium text-text-quiet">
      {levels.map((level, place) => (
        <span
          key={level}
          className={join(
            'h-1 grow rounded-full transition-colors',
            place <= reached ? colours[strength] : 'bg-surface-raised',
          )}
        />
      ))}
      <span role="status" className="min-w-16 text-end">
        <span className="sr-only">{ta('login.strength')} </span>
        {ta(`rules.strength_${strength}`)}
      </span>
    </div>
  )
}
