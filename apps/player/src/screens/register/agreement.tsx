import { useAccountWords } from '#lib/account-words'
import { Tick, type FormState } from '#lib/forms'

interface Props {
  form: FormState
  minimumAge: number
}

const mark = '\u{1}'

/** The terms open beside this page: what was typed stays. */
export function Agreement({ form, minimumAge }: Props) {
  const { ta } = useAccountWords()
  const [before, after] = ta('register.agree', { terms: mark }).split(mark)
  return (
    <div className="flex flex-col gap-1">
      <Tick form={form} name="agreeTerms">
        {before}
        <a
          href="/help"
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent underline underline-offset-4"
        >
          {ta('register.terms')}
        </a>
        {after}
      </Tick>
      <Tick form={form} name="ageConfirmed">
        {ta('register.age', { age: minimumAge })}
      </Tick>
    </div>
  )
}
