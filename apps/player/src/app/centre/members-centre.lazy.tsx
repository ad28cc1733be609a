import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'
import { useEffect, useRef } from 'react'
import { StepUpProvider } from '#features/proof'
import type { Status } from '#features/status'
import { requireRealAccount, type Member } from '#lib/account'
import { closeCentre, type CentrePage } from '#lib/centre'
import { Panel } from './panel.tsx'

interface Props {
  page: CentrePage
  isOpen: boolean
  account: Member | null
  status: Status
}

const trial = 4

/** Members only; visitors and trials see how to get an account. Step-up proofs open on top. */
function MembersCentre({ page, isOpen, account, status }: Props) {
  const isRefused = !account || account.type === trial
  const wasMember = useRef(false)
  useEffect(() => {
    const hasLeft = wasMember.current && isRefused
    wasMember.current = !isRefused
    if (!isOpen || !isRefused) return
    // After a logout, here or in another tab, close instead of asking to log in.
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
  loadWithWords([accountWords, centreWords], async () => MembersCentre, language)
