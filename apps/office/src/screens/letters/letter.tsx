import { call } from '@fairhouse/browser/call'
import { Button, Choice, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Section } from '#features/page'
import { useAct } from '#lib/act'
import { useWords } from '#lib/later-words'
import { LetterWords } from './letter-words.tsx'
import { sentWords, type Drafts } from './sent-words.ts'
import type { Brand } from './told.ts'

const most = { title: 120, content: 4000 }

/** To one member, or to all of a brand. */
export function Letter({ brand }: { brand: Brand }) {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [to, setTo] = useState<'one' | 'all'>('one')
  const [account, setAccount] = useState('')
  const [drafts, setDrafts] = useState<Drafts>({})
  const send = () =>
    run(async () => {
      const whom = to === 'one' ? { account: account.trim() } : {}
      const letter = { brandId: brand.id, ...whom, words: sentWords(drafts) }
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
        <LetterWords {...{ brand, drafts, most }} onChange={setDrafts} />
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
