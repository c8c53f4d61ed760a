type Props = {
  title: string
  description?: string
  /** A page of one person's account: no search engine lists it, and no address is told where it was. */
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
