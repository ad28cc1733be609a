import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import type { BrandFaults } from '@fairhouse/rules'
import { Button, Card, Problem, pushToast } from '@fairhouse/ui'
import { DecisionButton } from '#features/decision'
import { ColleagueName, PendingFor } from '#features/people'
import { Tag } from '#features/tag'
import { useAction } from '#lib/action'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Schedule } from './schedule.tsx'
import type { BrandDetail } from './view.ts'
import type { Editor } from './use-editor.ts'

interface Props {
  one: BrandDetail
  editor: Editor
  faults: BrandFaults
  onDone: () => Promise<void>
}

/** Publish state of the document and its actions. */
export function PublishBar({ one, editor, faults, onDone }: Props) {
  const { may } = useMe()
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <State one={one} isDirty={editor.isDirty} />
        {may('brandManage') && (editor.isDirty || one.draft) && (
          <Actions one={one} editor={editor} onDone={onDone} />
        )}
      </div>
      <PendingFor subject={one.brand.id} kinds={['brand.terms', 'brand.status']} />
      <Faults faults={faults} />
    </Card>
  )
}

function State({ one: { draft }, isDirty }: { one: BrandDetail; isDirty: boolean }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  if (isDirty) return <Tag tone="warn" text={t('brands.unsaved')} />
  if (!draft) return <Tag tone="good" text={t('brands.as_published')} />
  const text = draft.publishAt
    ? t('brands.scheduled_for', { at: when(draft.publishAt) })
    : t('brands.draft_draft')
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone={draft.publishAt ? 'good' : 'warn'} text={text} />
      <span className="text-sm text-text-quiet">
        <ColleagueName id={draft.by} /> · {when(draft.at)}
      </span>
    </span>
  )
}

function Faults({ faults }: Pick<Props, 'faults'>) {
  const { t } = useWords(adminWords)
  const known = Object.entries(faults)
  if (known.length === 0) return null
  const names = known.map(([part]) => part).join(', ')
  return <Problem text={t('brands.faults', { names })} />
}

function Actions({ one, editor, onDone }: Omit<Props, 'faults'>) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const { id: brandId } = one.brand
  const save = () =>
    run(async () => {
      await editor.save()
      pushToast(t('brands.saved'), 'good')
      await onDone()
    })
  const discard = async () => {
    if (one.draft) {
      const { revision } = one.draft
      await call('POST /office/api/brand/draft/discard', { brandId, revision })
    }
  }
  const publish = async (reason: string) => {
    const revision = await editor.save()
    const done = await call('POST /office/api/brand/publish', { brandId, revision, reason })
    if (done.approval !== null) pushToast(t('brands.asked_terms'), 'good')
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {editor.isDirty && (
          <Button size="small" variant="quiet" busy={busy} onClick={() => void save()}>
            {t('brands.save')}
          </Button>
        )}
        <DecisionButton
          label={t('brands.publish')}
          title={t('brands.publish_title')}
          text={t('brands.publish_text')}
          variant="primary"
          reasonLabel={t('common.reason')}
          onSend={publish}
          onDone={() => void onDone()}
        />
        <Schedule brandId={brandId} editor={editor} draft={one.draft} onDone={onDone} />
        <DecisionButton
          label={t('brands.discard')}
          title={t('brands.discard_title')}
          onSend={discard}
          onDone={() => void onDone()}
        />
      </div>
      <Problem text={problem} />
    </div>
  )
}
