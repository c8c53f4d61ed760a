import type { Address, Memory } from '../memory.ts'

/** Room for so many bytes until the work ends. */
export type Take = (bytes: number) => Address

/** What the work gives; the room that it took is free again even when it throws. */
export function borrowing<Result>(memory: Memory, work: (take: Take) => Result): Result {
  const taken: Address[] = []
  try {
    return work((bytes) => {
      const address = memory.allocate(bytes)
      taken.push(address)
      return address
    })
  } finally {
    for (const address of taken) memory.free(address)
  }
}
