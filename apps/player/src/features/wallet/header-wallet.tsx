import { buttonClass, Icon, join } from '@fairhouse/ui'
import { openCentre, type CentrePage } from '#lib/centre'
import { useCentreWords } from '#lib/centre-words'
import { Balance } from './balance.tsx'

interface Props {
  /** The pages of the centre that there are. */
  pages: ReadonlySet<CentrePage>
}

/** In the header: what the account has, and the ways of money in and out. */
export function HeaderWallet({ pages }: Props) {
  const { tc } = useCentreWords()
  return (
    <>
      <Balance />
      {pages.has('depositv2') && (
        <button
          type="button"
          onClick={() => openCentre('depositv2')}
          className={join(buttonClass('primary', 'small'), 'whitespace-nowrap max-sm:hidden')}
        >
          <Icon name="wallet" className="max-xl:hidden" />
          {tc('centre.deposit')}
        </button>
      )}
      {pages.has('withdraw') && (
        <button
          type="button"
          onClick={() => openCentre('withdraw')}
          className={join(buttonClass('quiet', 'small'), 'whitespace-nowrap max-md:hidden')}
        >
          {tc('centre.withdraw')}
        </button>
      )}
    </>
  )
}
