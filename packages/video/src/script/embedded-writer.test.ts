import { expect, it } from 'vitest'
import { writerContract } from '../../tests/contracts/writer-contract.ts'
import { embeddedWriter } from './embedded-writer.ts'

writerContract(embeddedWriter, { hasAll: true })

it('gives the same script for the same subject, duration and seed', async () => {
  const write = () =>
    embeddedWriter.write(
      { subject: { kind: 'theme', theme: 'café', context: '', language: 'pt-BR' }, order: { duration: 30, seed: 'same' }, known: [], check: () => [] },
      new AbortController().signal,
    )

  expect(await write()).toEqual(await write())
})
