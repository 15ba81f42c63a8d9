/* Loader for webpack: Node itself takes the types out. */
const { stripTypeScriptTypes } = require('node:module');

module.exports = (source) => stripTypeScriptTypes(source);
