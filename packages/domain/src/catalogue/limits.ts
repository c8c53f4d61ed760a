/** Sizes and times that both sides must agree on. */
export const durations = [15, 30, 60] as const
export type VideoDuration = (typeof durations)[number]
export const defaultDuration: VideoDuration = 30

export const inputLimits = { inputCharacters: 500, contextCharacters: 5000, openingCharacters: 300, emailCharacters: 254, passwordCharacters: 200 } as const

/** A finished file can be downloaded this long, counted from the moment it was finished. */
export const videoLifetimeMs = 30 * 60 * 1000
/** A video that is worked on for longer is failed. Attempts count together, waiting does not. */
export const taskTimeLimitMs = 15 * 60 * 1000
/** An order that would wait longer for a worker is refused. */
export const orderWaitLimitMs = 20 * 60 * 1000
/** An order that has waited this long all the same is failed. */
export const longestWaitMs = 60 * 60 * 1000

export const musicVolume = { wizardDefault: 0.12, apiDefault: 0.1, min: 0, max: 1, step: 0.01, recommended: [0.1, 0.15] } as const

export const verificationCode = { digits: 6, lifetimeMs: 10 * 60 * 1000, tries: 5, resendAfterMs: 60 * 1000 } as const

export const aspectRatios = ['9:16', '1:1', '16:9', '4:5'] as const
export type AspectRatio = (typeof aspectRatios)[number]
export const enabledAspectRatio: AspectRatio = '9:16'

/**
 * Longest time of one picture from cut to cut. The first seconds and a price decide whether a
 * person stays, and a picture that stands still is when they leave. `explained`: a picture whose
 * own parts come with the words.
 */
export const longestShot = { quick: 2.6, usual: 3.2, explained: 7 } as const
