/**
 * The outside world failed: a program, a page, a disk. Retried or reported, never shown raw to a
 * person. `detail` holds the last lines of what the tool printed.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError'
  readonly tool: string
  readonly step: string
  readonly detail: string

  constructor(tool: string, step: string, detail: string, options?: ErrorOptions) {
    super(`${tool} failed at ${step}: ${detail}`, options)
    this.tool = tool
    this.step = step
    this.detail = detail
  }
}
