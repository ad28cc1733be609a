import type { PackCode } from '@fairhouse/i18n'
import { useEffect, useRef } from 'react'
import { StepUpProvider } from '#features/proof'
import type { Status } from '#features/status'
import { requireRealAccount, type Member } from '#lib/account'
import { loadWithWords } from '#lib/account-words'
import { closeCentre, type CentrePage } from '#lib/centre'
import { loadWithCentreWords } from '#lib/centre-words'
import { Panel } from './panel.tsx'

interface Props {
  page: CentrePage
  isOpen: boolean
  account: Member | null
  status: Status
}

const trial = 4

/** For accounts of their own: others are shown how to get one. Proofs are asked for over it. */
function MembersCentre({ page, isOpen, account, status }: Props) {
  const isRefused = !account || account.type === trial
  const wasThere = useRef(false)
  useEffect(() => {
    const hasLeft = wasThere.current && isRefused
    wasThere.current = !isRefused
    if (!isOpen || !isRefused) return
    // Who has left, here or in another tab, is not asked to come back.
    if (hasLeft) closeCentre()
    else requireRealAccount()
  }, [isOpen, isRefused])
  if (isRefused) return null
  return (
    <StepUpProvider>
      <Panel page={page} isOpen={isOpen} facts={{ account, status }} />
    </StepUpProvider>
  )
}

export const loadCentre = (language: PackCode) =>
  loadWithWords(() => loadWithCentreWords(async () => MembersCentre, language), language)
