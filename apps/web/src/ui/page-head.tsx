type Props = {
  title: string
  description?: string
  /** A page of an account: not indexed, and its address is not sent as referrer. */
  isPrivate?: boolean
}

/** Title and description of a page; React moves them into the document's head. */
export function PageHead({ title, description, isPrivate = false }: Props) {
  return (
    <>
      <title>{`${title} · Relâmpago`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      {isPrivate ? <meta name="referrer" content="no-referrer" /> : null}
    </>
  )
}
