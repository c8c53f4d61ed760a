/** The account that a token names; a token that cannot be read stands for itself. */
export function accountOf(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1] ?? ''
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : token
  } catch {
    return token
  }
}
