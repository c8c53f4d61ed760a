import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, errorText } from '@relampago/domain/contracts'
import { messageLanguage, readArguments, type OrderValues } from './order-options.ts'
import { ToolError } from './run/tool-error.ts'

/** An order as it was typed, and where the command may write. */
export type TypedOrder = {
  input: string
  values: OrderValues
  /** Of messages to the person. */
  language: InterfaceLanguage
  /** Exists while the work goes; removed afterwards. */
  folder: string
}

/**
 * Runs a command on one order. Gives the exit code: that of `work`, 1 when it throws what a person
 * can understand, 2 when the arguments are wrong.
 */
export async function runOrderCommand(args: string[], help: string, work: (order: TypedOrder) => Promise<number>): Promise<number> {
  let read: ReturnType<typeof readArguments>
  try {
    read = readArguments(args)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`)
    return 2
  }
  const { values, positionals } = read
  if (values.help || positionals.length === 0) {
    process.stdout.write(help)
    return values.help ? 0 : 2
  }
  const language = messageLanguage(values)
  const folder = await mkdtemp(join(tmpdir(), 'relampago-'))
  try {
    return await work({ input: positionals.join(' '), values, language, folder })
  } catch (error) {
    return explain(error, language)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function explain(error: unknown, language: InterfaceLanguage): number {
  if (!(error instanceof AppError || error instanceof ToolError)) throw error
  process.stderr.write(`${error instanceof AppError ? errorText(error.code, language, error.parameters) : error.message}\n`)
  return error instanceof AppError && error.code === 'invalid_field' ? 2 : 1
}
