// Stands for the process that reads a page: every shop refuses it.
process.stdin.resume()
process.stdout.write(JSON.stringify({ refused: { code: 'page_refused', parameters: { status: 403 } } }))
process.stdin.on('end', () => process.exit())
