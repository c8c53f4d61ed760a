import type { ReactNode } from 'react'
import { SampleFan } from '../../ui/sample-fan.tsx'

/** One column with the form; from 1024 px a poster with sample videos beside it. */
export function AccountFrame({ poster, children }: { poster: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex flex-1">
      <div className="flex flex-1 items-center justify-center px-5 py-12 sm:px-8">
        <div className="w-full max-w-md">{children}</div>
      </div>
      <div className="hidden flex-1 flex-col overflow-hidden bg-action text-on-action lg:flex">
        <p className="type-display p-14 pb-0">
          {poster.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <div aria-hidden className="relative mx-auto mt-auto -mb-24 w-full max-w-xl pt-10">
          <SampleFan />
        </div>
      </div>
    </div>
  )
}
