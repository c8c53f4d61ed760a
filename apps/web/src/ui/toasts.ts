import { useSyncExternalStore } from 'react'

type ToastKind = 'good' | 'info' | 'warn' | 'bad'
export type Toast = {
  id: number
  kind: ToastKind
  title: string
  text?: string
  /** A link to where something can be done about it. */
  action?: { label: string; to: string }
  /** `null`: stays until closed. */
  lifeMs: number | null
}
/** A fourth message removes the oldest. */
const mostAtOnce = 3
const lifeMs = 5000

const none: readonly Toast[] = []
let toasts: readonly Toast[] = none
let lastId = 0
const listeners = new Set<() => void>()

function become(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message for 5 s, or for `lifeMs`; errors stay until they are closed. The same message is
 * not shown twice at once.
 */
export function showToast(toast: Omit<Toast, 'id' | 'lifeMs'> & { lifeMs?: number }): void {
  lastId += 1
  const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text)
  become([...others, { lifeMs: toast.kind === 'bad' ? null : lifeMs, ...toast, id: lastId }].slice(-mostAtOnce))
}

export function closeToast(id: number): void {
  become(toasts.filter((toast) => toast.id !== id))
}

/** Removes the messages of one title: their cause is being retried. */
export function closeToasts(title: string): void {
  become(toasts.filter((toast) => toast.title !== title))
}

/** Removes all messages: they were for the previous user. */
export function clearToasts(): void {
  become(none)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => none,
  )
}
