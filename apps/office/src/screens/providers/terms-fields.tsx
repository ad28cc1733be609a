import { adminWords } from '@fairhouse/i18n/office'
import { Choice, Field } from '@fairhouse/ui'
import { Section } from '#features/page'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import type { FormState } from './use-provider-form.ts'
import { categories, wallets } from './view.ts'

type Props = Pick<FormState, 'form' | 'change' | 'fault'>

const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }

export function BasicFields({ form, change, fault, isNew }: Props & { isNew: boolean }) {
  const { t } = useWords(adminWords)
  return (
    <Section title={t('providers.basics')}>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        {isNew && (
          <Field
            {...plain}
            label={t('providers.code')}
            hint={t('providers.code_hint')}
            required
            maxLength={32}
            value={form.code}
            onChange={(code) => change({ code: code.toUpperCase() })}
            {...fault('code')}
          />
        )}
        <Field
          label={t('providers.name')}
          hint={t('providers.name_hint')}
          required
          maxLength={60}
          value={form.name}
          onChange={(name) => change({ name })}
          {...fault('name')}
        />
        {isNew && <WalletChoice {...{ form, change }} />}
      </div>
    </Section>
  )
}

/** Fixed later, because transfers in progress depend on it. */
function WalletChoice({ form: { wallet }, change }: Pick<Props, 'form' | 'change'>) {
  const { t } = useWords(adminWords)
  return (
    <div className="flex flex-col gap-1.5">
      <Choice
        label={t('providers.wallet')}
        options={wallets.map((value) => ({ value, label: t(`providers.wallet_${value}`) }))}
        value={wallet}
        onChange={(value) => change({ wallet: value, walletUrl: '', hasTrial: false })}
      />
      <p className="text-sm text-text-quiet">{t(`providers.wallet_text_${wallet}`)}</p>
    </div>
  )
}

/** Placeholders of a launch URL. */
const launchHint = {
  required: '{ticket}',
  others: '{game}, {language}, {mode}, {currency}, {device}, {back}, {room}, {playType}',
}

export function ConnectionFields({ form, change, fault }: Props) {
  const { t } = useWords(adminWords)
  return (
    <Section title={t('providers.connection')}>
      <p className="max-w-2xl text-sm text-text-quiet">{t('providers.connection_text')}</p>
      <Field
        {...plain}
        label={t('providers.launchUrl')}
        hint={t('providers.launchUrl_hint', launchHint)}
        inputMode="url"
        maxLength={500}
        value={form.launchUrl}
        onChange={(launchUrl) => change({ launchUrl })}
        {...fault('launchUrl')}
      />
      {form.wallet === 'transfer' && (
        <Field
          {...plain}
          label={t('providers.walletUrl')}
          hint={t('providers.walletUrl_hint')}
          required
          inputMode="url"
          maxLength={300}
          value={form.walletUrl}
          onChange={(walletUrl) => change({ walletUrl })}
          {...fault('walletUrl')}
        />
      )}
    </Section>
  )
}

export function LobbyFields({ form, change }: Props) {
  const { t } = useWords(adminWords)
  return (
    <Section title={t('providers.lobby')}>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">{t('providers.categories')}</legend>
        <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map((category) => (
            <Toggle
              key={category}
              label={t(`providers.category_${category}`)}
              isOn={form.categories.includes(category)}
              onChange={(isOn) =>
                change({
                  categories: categories.filter((item) =>
                    item === category ? isOn : form.categories.includes(item),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Toggle
        label={t('providers.isHot')}
        isOn={form.isHot}
        onChange={(isHot) => change({ isHot })}
      />
      {form.wallet === 'seamless' && (
        <Toggle
          label={t('providers.hasTrial')}
          hint={t('providers.hasTrial_hint')}
          isOn={form.hasTrial}
          onChange={(hasTrial) => change({ hasTrial })}
        />
      )}
    </Section>
  )
}
