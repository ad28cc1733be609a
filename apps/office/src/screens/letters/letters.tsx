import { call } from '@fairhouse/browser/call'
import { languageName } from '#lib/language-name'
import { Button, Choice, Field, Problem, Tabs, TextArea, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Listed } from '#features/list'
import { Page, Section } from '#features/page'
import { useAct } from '#lib/act'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { sentWords, type Drafts } from './sent-words.ts'

const empty = { title: '', content: '' }

/** What the house writes to one member, or to all of a brand. */
export function Letters() {
  const { t } = useWords()
  const answer = useLook(asking('GET /office/api/content', { kind: 'page' }))
  return (
    <Page title={t('common.letters')} text={t('letters.text')}>
      <Listed answer={answer}>{({ brands }) => <Letter brands={brands} />}</Listed>
    </Page>
  )
}

interface Brand {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly languages: readonly string[]
}

function Letter({ brands }: { brands: readonly Brand[] }) {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [brandId, setBrandId] = useState(brands[0]?.id ?? '')
  const [to, setTo] = useState<'one' | 'all'>('one')
  const [account, setAccount] = useState('')
  const [drafts, setDrafts] = useState<Drafts>({})
  const brand = brands.find(({ id }) => id === brandId)
  if (!brand) return null
  const send = () =>
    run(async () => {
      const whom = to === 'one' ? { account: account.trim() } : {}
      const letter = { brandId, ...whom, words: sentWords(drafts) }
      const { written } = await call('POST /office/api/letter', letter)
      pushToast(t(written ? 'letters.sent' : 'letters.not_sent'), written ? 'good' : 'bad')
      if (written) setDrafts({})
    })
  return (
    <Section title={t('letters.new')}>
      <div className="flex max-w-3xl flex-col gap-5">
        <Choice
          label={t('common.brand')}
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          value={brandId}
          onChange={setBrandId}
        />
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
        <Words brand={brand} drafts={drafts} onChange={setDrafts} />
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

interface WordsProps {
  brand: Brand
  drafts: Drafts
  onChange: (drafts: Drafts) => void
}

function Words({ brand, drafts, onChange }: WordsProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState(brand.language)
  const language = brand.languages.includes(chosen) ? chosen : brand.language
  const said = drafts[language] ?? empty
  const change = (part: Partial<typeof empty>) =>
    onChange({ ...drafts, [language]: { ...said, ...part } })
  return (
    <Tabs
      label={t('content.languages')}
      tabs={brand.languages.map((id) => ({ id, label: languageName(id) }))}
      value={language}
      onChange={setChosen}
      isWrapped
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t('content.piece_title')}
          required={language === brand.language}
          maxLength={120}
          value={said.title}
          onChange={(title) => change({ title })}
        />
        <TextArea
          label={t('letters.content')}
          required={language === brand.language}
          rows={6}
          maxLength={4000}
          value={said.content}
          onChange={(content) => change({ content })}
        />
      </div>
    </Tabs>
  )
}
