import { useEffect, useRef, useState } from 'react'
import { call, CallRefused } from '#lib/call'
import { solve } from './solve.ts'

type Send<Result> = (work?: string) => Promise<Result>

/** The load may grow while the device is at work. */
const mostRounds = 2

const wantsWork = (problem: unknown) =>
  problem instanceof CallRefused && problem.code === 'work_required'

/** Sends; where the server is under load and asks for work, the device does it by itself. */
export function useWork() {
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
        if (round === mostRounds || !wantsWork(problem)) throw problem
      }
      answer = await work().finally(() => setDone(undefined))
    }
  }
  return { done, run }
}
