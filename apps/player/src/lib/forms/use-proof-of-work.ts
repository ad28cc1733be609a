import { useEffect, useRef, useState } from 'react'
import { call, CallRefused } from '#lib/call'
import { solve } from './solve.ts'

type Send<Result> = (work?: string) => Promise<Result>

/** The server may ask again for more work. */
const maxRounds = 2

const wantsWork = (problem: unknown) =>
  problem instanceof CallRefused && problem.code === 'work_required'

/** Sends a request; if the server asks for proof of work, solves it and sends again. */
export function useProofOfWork() {
  const [done, setDone] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const work = async () => {
    const stopping = new AbortController()
    stop.current = stopping
    setDone(0)
    const task = await call('GET /wps/captcha/work')
    return solve(task, setDone, stopping.signal)
  }
  const run = async <Result>(send: Send<Result>): Promise<Result> => {
    let answer: string | undefined
    for (let round = 0; ; round += 1) {
      try {
        return await send(answer)
      } catch (problem) {
        if (round === maxRounds || !wantsWork(problem)) throw problem
      }
      answer = await work().finally(() => setDone(undefined))
    }
  }
  return { done, run }
}
