import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import type { ReactNode } from 'react'
import { Checkbox, type FormState } from '#lib/forms'

/** "Remember me" with further content in its line. */
export function RememberMe({ form, children }: { form: FormState; children?: ReactNode }) {
  const { t } = useWords(accountWords)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Checkbox form={form} name="rememberMe">
        {t('login.remember')}
      </Checkbox>
      {children}
    </div>
  )
}
