/** Every validator of a reply: a part of the script of its own, because the first rows need but two of them. */
export * from 'virtual:wire'
