/** Title and description of a page; React moves them into the document's head. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · Relâmpago`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  )
}
