/** The provider's own sign, in its own colours: the one picture here that is not ours. */
export function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-5 in-disabled:opacity-50 in-disabled:grayscale">
      <path fill="#4285f4" d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z" />
      <path fill="#34a853" d="M24 46c5.9 0 10.9-2 14.6-5.3l-7.1-5.5a13.2 13.2 0 0 1-19.7-7H4.4v5.7A22 22 0 0 0 24 46z" />
      <path fill="#fbbc05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8l7.3-5.7z" />
      <path fill="#ea4335" d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.4 14.1l7.3 5.7A13.1 13.1 0 0 1 24 10.8z" />
    </svg>
  )
}
