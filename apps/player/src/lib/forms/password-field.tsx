import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { passwordStrength } from '@fairhouse/rules'
import { join } from '@fairhouse/ui'
import { TextField, type FieldProps } from './text-field.tsx'

interface Props extends FieldProps {
  /** For a new password: managers suggest one, and a meter shows its strength. */
  isNew?: boolean
}

export function PasswordField({ isNew = false, ...field }: Props) {
  const { t } = useWords(accountWords)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...field}
        reveal={{ show: t('login.password_show'), hide: t('login.password_hide') }}
      />
      {isNew && <Meter password={field.form.values[field.name] ?? ''} />}
    </div>
  )
}

const levels = ['weak', 'fair', 'good', 'strong'] as const
const colours = { weak: 'bg-bad', fair: 'bg-warn', good: 'bg-accent', strong: 'bg-good' }

/** Advice, never a reason to refuse. */
function Meter({ password }: { password: string }) {
  const { t } = useWords(accountWords)
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
        <span className="sr-only">{t('login.strength')} </span>
        {t(`rules.strength_${strength}`)}
      </span>
    </div>
  )
}
