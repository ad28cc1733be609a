import { Button, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useLocation } from 'wouter'
import { Page, Section } from '#features/page'
import { useWords } from '#lib/words'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By the id, as flags, deposits and withdrawals have it. */
export function FindMember() {
  const { t } = useWords()
  const [, go] = useLocation()
  const [id, setId] = useState('')
  const [isTried, setTried] = useState(false)
  const isId = uuid.test(id.trim())
  const open = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isId) go(`/members/${id.trim()}`)
  }
  return (
    <Page title={t('member.title')} text={t('member.text')}>
      <Section title={t('member.find')}>
        <form noValidate onSubmit={open} className="flex max-w-lg flex-col gap-4">
          <Field
            label={t('member.id')}
            hint={t('member.id_hint')}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={id}
            onChange={setId}
            {...(isTried && !isId && { error: t('member.id_wrong') })}
          />
          <div>
            <Button type="submit" size="small">
              {t('member.open')}
            </Button>
          </div>
        </form>
      </Section>
    </Page>
  )
}
