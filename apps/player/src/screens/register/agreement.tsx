import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Checkbox, type FormState } from '#lib/forms'

interface Props {
  form: FormState
  minimumAge: number
}

const mark = '\u{1}'

/** The terms open in a new tab, so that the form keeps its input. */
export function Agreement({ form, minimumAge }: Props) {
  const { t } = useWords(accountWords)
  const [before, after] = t('register.agree', { terms: mark }).split(mark)
  return (
    <div className="flex flex-col gap-1">
      <Checkbox form={form} name="agreeTerms">
        {before}
        <a
          href="/help"
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent underline underline-offset-4"
        >
          {t('register.terms')}
        </a>
        {after}
      </Checkbox>
      <Checkbox form={form} name="ageConfirmed">
        {t('register.age', { age: minimumAge })}
      </Checkbox>
    </div>
  )
}
