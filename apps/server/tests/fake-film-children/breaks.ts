throw new Error('the pencil broke')
