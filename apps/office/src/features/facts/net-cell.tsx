import { moneyText, parseAmount } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useWords } from '#lib/words'

interface Props {
  gross: string
  fee: string
  net: string
  currency: string
}

/** An amount in a table, with fee and net below it if there is a fee. */
export function NetCell({ gross, fee, net, currency }: Props) {
  const { t } = useWords()
  return (
    <span className="flex flex-col items-end">
      <Money text={moneyText(gross, currency)} />
      {parseAmount(fee) !== 0n && (
        <span className="text-xs whitespace-nowrap text-text-quiet">
          {t('common.fee')} {moneyText(fee, currency)} · {t('common.net')}{' '}
          {moneyText(net, currency)}
        </span>
      )}
    </span>
  )
}
