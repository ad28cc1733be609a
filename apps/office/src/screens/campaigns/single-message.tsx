import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Choice, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Section } from '#features/page'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'
import { MessageTexts } from './message-texts.tsx'
import { writtenTexts, type MessageDrafts } from './written-texts.ts'
import type { Brand } from './view.ts'

const maxLength = { title: 120, content: 4000 }

/** Sends a message to one member or to all members of a brand. */
export function SingleMessage({ brand }: { brand: Brand }) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const [to, setTo] = useState<'one' | 'all'>('one')
  const [account, setAccount] = useState('')
  const [drafts, setDrafts] = useState<MessageDrafts>({})
  const send = () =>
    run(async () => {
      const whom = to === 'one' ? { account: account.trim() } : {}
      const letter = { brandId: brand.id, ...whom, words: writtenTexts(drafts) }
      const { written } = await call('POST /office/api/letter', letter)
      pushToast(t(written ? 'letters.sent' : 'letters.not_sent'), written ? 'good' : 'bad')
      if (written) setDrafts({})
    })
  return (
    <Section title={t('letters.new')}>
      <div className="flex max-w-3xl flex-col gap-5">
        <Choice
          label={t('letters.to')}
          options={(['one', 'all'] as const).map((value) => ({
            value,
            label: t(`letters.to_${value}`),
          }))}
          value={to}
          onChange={setTo}
        />
        {to === 'one' && (
          <Field
            label={t('letters.account')}
            required
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            onChange={setAccount}
          />
        )}
        <MessageTexts {...{ brand, drafts, maxLength }} onChange={setDrafts} />
        <Problem text={problem} />
        <div>
          <Button busy={busy} onClick={() => void send()}>
            {t(to === 'one' ? 'letters.send' : 'letters.send_all')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
