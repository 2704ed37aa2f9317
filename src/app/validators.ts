/** All reply validators, in a chunk of their own because the first rows need only two of them. */
export * from 'virtual:wire'
