/** The box of everything that can be typed in. */
export const fieldBox =
  'w-full rounded-md border bg-surface-2 text-ink placeholder:text-ink-faint outline-none transition-colors duration-(--duration-quick) focus:border-action-line focus:shadow-[0_0_0_1px_var(--color-action-line)] disabled:border-dashed disabled:text-ink-faint'
