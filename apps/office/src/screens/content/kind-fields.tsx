import { adminWords } from '@fairhouse/i18n/office'
import type { Piece } from '@fairhouse/protocol'
import { announcementTypes, bannerGroups } from '@fairhouse/protocol/content-lists'
import { Choice, Field } from '@fairhouse/ui'
import { PictureField } from '#features/picture-field'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { periods, titleOf, type Brand } from './view.ts'

interface Props {
  brand: Brand
  piece: Piece
  change: (changed: Partial<Piece>) => void
}

/** Fields that depend on the kind. */
export function KindFields(props: Props) {
  switch (props.piece.kind) {
    case 'banner':
      return <BannerFields {...props} />
    case 'announcement':
      return <AnnouncementFields {...props} />
    case 'promotion':
      return <PromotionFields {...props} />
    case 'helpArticle':
      return <ArticleFields {...props} />
    default:
      return null
  }
}

function BannerFields({ brand, piece, change }: Props) {
  const { t } = useWords(adminWords)
  return (
    <>
      <Choice
        label={t('content.where')}
        options={bannerGroups.map((value) => ({ value, label: t(`content.group_${value}`) }))}
        value={piece.group}
        onChange={(group) => change({ group })}
      />
      <PictureField
        brandId={brand.id}
        value={piece.image}
        onChange={(image) => change({ image })}
      />
      <Field
        label={t('content.link')}
        hint={t('content.link_hint')}
        maxLength={500}
        value={piece.link}
        onChange={(link) => change({ link })}
      />
    </>
  )
}

function AnnouncementFields({ piece, change }: Props) {
  const { t } = useWords(adminWords)
  const audiences = ['everybody', 'signedIn'] as const
  return (
    <>
      <Choice
        label={t('content.type')}
        options={announcementTypes.map((value) => ({ value, label: t(`content.type_${value}`) }))}
        value={piece.type}
        onChange={(type) => change({ type })}
      />
      <Choice
        label={t('content.audience')}
        options={audiences.map((value) => ({ value, label: t(`content.audience_${value}`) }))}
        value={piece.audience}
        onChange={(audience) => change({ audience })}
      />
    </>
  )
}

function PromotionFields({ brand, piece, change }: Props) {
  const { t } = useWords(adminWords)
  return (
    <>
      <Field
        label={t('content.category')}
        hint={t('content.category_hint')}
        required
        autoCapitalize="none"
        maxLength={32}
        value={piece.category}
        onChange={(category) => change({ category })}
      />
      <PictureField
        brandId={brand.id}
        value={piece.image}
        onChange={(image) => change({ image })}
      />
      <Choice
        label={t('content.period')}
        options={periods.map((value) => ({ value, label: t(`content.period_${value}`) }))}
        value={piece.claimPeriod}
        onChange={(claimPeriod) => change({ claimPeriod })}
      />
    </>
  )
}

function ArticleFields({ brand, piece, change }: Props) {
  const { t, language } = useWords(adminWords)
  const target = { kind: 'helpCategory', brandId: brand.id } as const
  const { data } = useQueryOnce(freshQuery('GET /office/api/content', target))
  const options = (data?.list ?? []).map(({ piece: category }) => ({
    value: category.id,
    label: titleOf(category, language, brand),
  }))
  return (
    <Choice
      label={t('content.help_category')}
      options={[{ value: '', label: t('content.choose') }, ...options]}
      value={piece.category}
      onChange={(category) => change({ category })}
    />
  )
}
