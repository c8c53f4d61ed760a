// Sends an invalid message.
process.once('message', () => {
  process.send?.({ kind: 'finished', bytes: -1, duration: 'long' })
})
